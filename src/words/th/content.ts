import type { content as english } from '../en/content.ts';
import type { Translated } from '../translated.ts';

export const content: Translated<typeof english> = {
  updated: 'ปรับปรุงเมื่อ {{date}}',
  onThisPage: 'ในหน้านี้',
  draft: 'ฉบับร่าง',
  draftText: 'หน้านี้ยังไม่เผยแพร่ เห็นได้เฉพาะพนักงานและผู้ที่มีลิงก์จนกว่าลิงก์จะหมดอายุ',
  preview: {
    title: 'ตัวอย่างหน้า',
    label: 'ลิงก์ตัวอย่าง',
    hint: 'กรุณาวางลิงก์ที่คุณได้รับ',
    open: 'เปิด',
    opening: 'กำลังเปิด...',
    over: {
      title: 'ลิงก์นี้เปิดฉบับร่างไม่ได้',
      text: 'ลิงก์ใช้ได้เจ็ดวัน จนกว่าหน้าจะเผยแพร่หรือมีการยกเลิกลิงก์ กรุณาขอลิงก์ใหม่',
    },
    unreachable: { title: 'ดำเนินการไม่สำเร็จ', text: 'กรุณาลองใหม่อีกครั้งในอีกสักครู่' },
  },
  map: 'แผนที่จุดรับรถ',
  onMap: 'ดูบนแผนที่',
};
