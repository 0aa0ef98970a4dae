import type { content as english } from '../en/content.ts';
import type { Translated } from '../translated.ts';

export const content: Translated<typeof english> = {
  updated: 'ปรับปรุงเมื่อ {{date}}',
  onThisPage: 'ในหน้านี้',
  draft: 'หน้านี้เป็นฉบับร่าง เห็นได้เฉพาะพนักงาน',
  map: 'แผนที่จุดรับรถ',
  onMap: 'ดูบนแผนที่',
};
