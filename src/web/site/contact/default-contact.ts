import type { DataOf } from '../../api/routes.ts';

type Settings = DataOf<'GET /settings/contact'>;
/** The contact settings; `officeNow` is null when they could not be loaded. */
export type Contact = Omit<Settings, 'officeNow' | 'language' | 'chat' | 'confirmsByMail' | 'isDemo'> & {
  officeNow: Settings['officeNow'] | null;
};

const weekday = '8:30-18:00';

/** The defaults for when the settings cannot be loaded. */
export const defaultContact: Contact = {
  siteName: 'Saphan Car Rental',
  siteDescription: '',
  address: 'Bangkok, Thailand',
  addressInThai: '',
  supportEmail: '',
  contactPhone: '',
  emergencyPhone: '',
  latitude: 13.7563,
  longitude: 100.5018,
  socialMedia: {
    facebook: '',
    twitter: '',
    instagram: '',
    messenger: '',
    line: '',
    whatsapp: '',
    wechat: '',
    wechatQRCode: '',
  },
  businessHours: {
    mainOffice: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: '9:00-17:00',
      sunday: '10:00-16:00',
    },
    airportLocations: { suvarnabhumi: '24/7', donMueang: '6:00-24:00' },
  },
  officeNow: null,
};
