import type { damage as english } from '../en/damage.ts';
import type { Translated } from '../translated.ts';

export const damage: Translated<typeof english> = {
  kind: {
    scratch: 'รอยขีดข่วน',
    dent: 'รอยบุบ',
    crack: 'รอยแตกร้าว',
    hole: 'รู',
    stain: 'รอยเปื้อน',
    tear: 'รอยฉีกขาด',
    missing: 'ชิ้นส่วนหาย',
    other: 'ความเสียหายอื่น',
  },
  size: { small: 'เล็ก', medium: 'กลาง', large: 'ใหญ่' },
  sizeChoice: { small: 'เล็ก ไม่เกินเหรียญ', medium: 'กลาง ไม่เกินฝ่ามือ', large: 'ใหญ่ เกินฝ่ามือ' },
  what: '{{kind}} ขนาด{{size}}',
  one: '{{place}}: {{kind}} ขนาด{{size}}',
  numbered: '{{number}}: {{damage}}',
  drawing: 'แผนผังรถ มองจากด้านบน ด้านข้างอยู่ซ้ายและขวา หน้ารถอยู่ด้านบน',
  press: 'เพิ่มความเสียหาย แตะตำแหน่งบนแผนผังรถ',
  side: { front: 'หน้า', rear: 'หลัง', left: 'ซ้าย', right: 'ขวา' },
  place: 'ตำแหน่ง',
  kindLabel: 'ลักษณะ',
  sizeLabel: 'ขนาด',
  note: 'หมายเหตุสำหรับพนักงาน',
  choose: 'เลือก',
  own: {
    title: 'ความเสียหายของรถ',
    atPickUp: 'ความเสียหายที่ทราบตอนรับรถ',
    atReturn: 'พบใหม่ตอนคืนรถ',
    nothingNew: {
      'pick-up': 'เราตรวจดูรอบรถตอนรับรถแล้ว ไม่พบความเสียหายใหม่',
      return: 'เราตรวจดูรอบรถตอนคืนรถแล้ว ไม่พบความเสียหายใหม่',
    },
    text: 'มีอยู่ก่อนการเช่าของคุณ คุณไม่ต้องจ่าย',
    failed: 'โหลดความเสียหายของรถไม่สำเร็จ',
  },
};
