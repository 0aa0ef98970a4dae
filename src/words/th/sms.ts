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
  'return-reminder': {
    whole:
      '{{siteName}}: {{vehicleName}} ครบกำหนดคืน {{back}} น. ที่ {{returnPlace}} การจอง {{reference}} เช่าต่อหากรถว่าง {{link}}',
    short: 'ครบกำหนดคืนรถ {{back}} น. ที่ {{returnPlace}} การจอง {{reference}} เช่าต่อหากรถว่าง {{link}}',
    shortest: 'ครบกำหนดคืนรถ {{back}} น. การจอง {{reference}} เช่าต่อ {{link}}',
  },
  'return-reminder-by-phone': {
    whole:
      '{{siteName}}: {{vehicleName}} ครบกำหนดคืน {{back}} น. ที่ {{returnPlace}} การจอง {{reference}} หากต้องการเช่าต่อ กรุณาโทรหาเรา',
    short: 'ครบกำหนดคืนรถ {{back}} น. ที่ {{returnPlace}} การจอง {{reference}} หากต้องการเช่าต่อ กรุณาโทรหาเรา',
    shortest: 'ครบกำหนดคืนรถ {{back}} น. การจอง {{reference}} หากเช่าต่อ กรุณาโทรหาเรา',
  },
  'claims-made': {
    whole: '{{siteName}}: มีรายการเรียกเก็บ {{amount}} บาท หลังการเช่า {{reference}} กรุณาตอบภายใน {{until}} น. ที่ {{link}}',
    short: 'เรียกเก็บ {{amount}} บาท การเช่า {{reference}} กรุณาตอบภายใน {{until}} น. ที่ {{link}}',
    shortest: 'เรียกเก็บ {{amount}} บาท การเช่า {{reference}} กรุณาตอบภายใน {{until}} น.',
  },
  'claims-made-by-phone': {
    whole: '{{siteName}}: มีรายการเรียกเก็บ {{amount}} บาท หลังการเช่า {{reference}} กรุณาโทรหาเราภายใน {{until}} น.',
    short: 'เรียกเก็บ {{amount}} บาท การเช่า {{reference}} กรุณาโทรหาเราภายใน {{until}} น.',
    shortest: 'เรียกเก็บ {{amount}} บาท การเช่า {{reference}} กรุณาโทรหาเรา',
  },
  'claims-settled': {
    whole: '{{siteName}}: ตัดสินรายการเรียกเก็บหลังการเช่า {{reference}} แล้ว เรียกเก็บจริง {{amount}} บาท',
    short: 'ตัดสินรายการเรียกเก็บของการเช่า {{reference}} แล้ว เรียกเก็บจริง {{amount}} บาท',
    shortest: 'การเช่า {{reference}} เรียกเก็บ {{amount}} บาท',
  },
  'deposit-held': {
    whole: '{{siteName}}: กันวงเงิน {{amount}} บาทบนบัตรเป็นเงินประกันของการจอง {{reference}} ยังไม่ตัดเงิน',
    short: 'กันวงเงิน {{amount}} บาทเป็นเงินประกันของการจอง {{reference}} ยังไม่ตัดเงิน',
    shortest: 'กันวงเงิน {{amount}} บาท การจอง {{reference}}',
  },
  'deposit-not-renewed': {
    whole: '{{siteName}}: บัตรไม่ให้ต่อวงเงินประกันของการจอง {{reference}} วงเงินจะหมด {{until}} น. กรุณาติดต่อเรา',
    short: 'บัตรไม่ให้ต่อวงเงินประกันของการจอง {{reference}} วงเงินจะหมด {{until}} น.',
    shortest: 'วงเงินประกันของการจอง {{reference}} จะหมด {{until}} น.',
  },
  'deposit-given-back': {
    whole: '{{siteName}}: คืนเงินประกันของการจอง {{reference}} จำนวน {{amount}} บาทแล้ว',
    short: 'คืนเงินประกันของการจอง {{reference}} จำนวน {{amount}} บาทแล้ว',
    shortest: 'คืนเงินประกัน {{reference}} {{amount}} บาทแล้ว',
  },
  'deposit-kept': {
    whole: '{{siteName}}: เงินประกันของการจอง {{reference}} หักชำระยอดค้าง {{kept}} บาท คืน {{amount}} บาท',
    short: 'เงินประกันของการจอง {{reference}} หัก {{kept}} บาท คืน {{amount}} บาท',
    shortest: 'เงินประกัน {{reference}} หัก {{kept}} คืน {{amount}} บาท',
  },
  call: 'โทร {{phone}}',
};
