import type { sms as english } from '../en/sms.ts';
import type { Translated } from '../translated.ts';

export const sms: Translated<typeof english> = {
  'booking-confirmed': {
    whole: '{{siteName}}: ยืนยันการจอง {{reference}} แล้ว {{vehicleName}} รับรถ {{when}} น. ที่ {{place}}',
    short: '{{siteName}}: ยืนยันการจอง {{reference}} แล้ว รับรถ {{when}} น.',
    shortest: 'ยืนยันการจอง {{reference}} แล้ว รับรถ {{when}} น.',
  },
  'booking-reminder': {
    whole: '{{siteName}}: รับรถ {{when}} น. ที่ {{place}} {{vehicleName}} การจอง {{reference}} กรุณานำใบขับขี่มาด้วย',
    short: '{{siteName}}: รับรถ {{when}} น. ที่ {{place}} การจอง {{reference}}',
    shortest: 'รับรถ {{when}} น. การจอง {{reference}}',
  },
  'booking-cancelled': {
    whole: '{{siteName}}: การจอง {{reference}} ({{vehicleName}}, {{when}} น.) ถูกยกเลิกแล้ว',
    short: '{{siteName}}: การจอง {{reference}} ถูกยกเลิกแล้ว',
    shortest: 'การจอง {{reference}} ถูกยกเลิกแล้ว',
  },
  call: 'โทร {{phone}}',
};
