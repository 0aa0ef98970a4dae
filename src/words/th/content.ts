import type { content as english } from '../en/content.ts';
import type { Translated } from '../translated.ts';

export const content: Translated<typeof english> = {
  updated: 'ปรับปรุงเมื่อ {{date}}',
  onThisPage: 'ในหน้านี้',
  draft: 'ฉบับร่าง',
  draftText: 'หน้านี้ยังไม่เผยแพร่ เห็นได้เฉพาะพนักงานและผู้ที่มีลิงก์จนกว่าลิงก์จะหมดอายุ',
  map: 'แผนที่จุดรับรถ',
  onMap: 'ดูบนแผนที่',
};
