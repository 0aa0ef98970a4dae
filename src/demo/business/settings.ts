import { type SettingChange, writeSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';

const general: SettingChange<'general'> = {
  siteDescription: 'Car rental in Bangkok, with the whole price before you choose',
  adminEmail: 'admin@saphan.example',
  supportEmail: 'hello@saphan.example',
  contactPhone: '02 555 0140',
  emergencyPhone: '081 555 0199',
  address: '88 Sathorn Tai Road, Yannawa, Sathorn, Bangkok 10120',
  addressInThai: '88 ถนนสาทรใต้ แขวงยานนาวา เขตสาทร กรุงเทพฯ 10120',
  taxId: '0105569000002',
  mapLatitude: 13.7194,
  mapLongitude: 100.5165,
  socialMedia: { line: '@saphan', whatsapp: '+66 81 555 0199' },
};

const booking: SettingChange<'booking'> = { maxBookingDays: 90, advanceBookingDays: 180, autoApproval: true };

/** Who the demo business is and how it takes bookings. Everything else keeps the product's defaults. */
export const writeDemoSettings = async (tx: Tx): Promise<void> => {
  await writeSettings(tx, 'general', general);
  await writeSettings(tx, 'booking', booking);
  await writeSettings(tx, 'email', { fromEmail: 'hello@saphan.example' });
  await writeSettings(tx, 'payment', { acceptedCards: ['visa', 'mastercard', 'amex', 'jcb'] });
  await writeSettings(tx, 'features', { enableMultiLocation: true });
};
