const english = {
  test: 'Test payments: no money moves',
  authorize: 'Approve your payment',
  holder: 'Your bank asks: is this payment yours?',
  scan: 'Scan and pay',
  merchant: 'Merchant',
  amount: 'Amount',
  method: 'Method',
  reference: 'Reference',
  until: 'Can be paid until',
  bangkok: 'Bangkok time',
  hint: 'In place of your bank or wallet, you decide here how this payment ends.',
  refused: 'This is a test card: the bank declines it, even if you approve.',
  approve: 'Approve',
  decline: 'Decline',
  lapse: 'Let it lapse',
  lapseHint: 'Its time is over at once, and nothing is paid.',
  leave: 'Go back without an answer',
  leaveHint: 'The payment stays open until its time is over.',
  picture: 'Code to scan',
  successful: 'The payment was approved',
  authorized: 'The payment was approved',
  failed: 'The payment was not approved',
  expired: 'The time for this payment is over',
  reversed: 'The payment was taken back',
  pending: 'The payment is still open',
  close: 'You can close this page and go back to the shop.',
  waiting: 'Payments that wait for an answer',
  none: 'No payment waits for an answer.',
  missing: 'There is no such payment',
} as const;

export type PayerWords = Record<keyof typeof english, string>;

const thai: PayerWords = {
  test: 'การชำระเงินทดสอบ: ไม่มีการตัดเงินจริง',
  authorize: 'ยืนยันการชำระเงินของคุณ',
  holder: 'ธนาคารขอยืนยัน: คุณเป็นผู้ทำรายการนี้ใช่หรือไม่',
  scan: 'สแกนเพื่อชำระเงิน',
  merchant: 'ร้านค้า',
  amount: 'จำนวนเงิน',
  method: 'วิธีชำระเงิน',
  reference: 'เลขอ้างอิง',
  until: 'ชำระได้ถึง',
  bangkok: 'เวลากรุงเทพฯ',
  hint: 'หน้านี้แทนธนาคารหรือวอลเล็ทของคุณ คุณเลือกได้ว่าจะให้รายการนี้จบอย่างไร',
  refused: 'บัตรนี้เป็นบัตรทดสอบ ธนาคารจะปฏิเสธแม้คุณจะอนุมัติ',
  approve: 'อนุมัติ',
  decline: 'ปฏิเสธ',
  lapse: 'ปล่อยให้หมดเวลา',
  lapseHint: 'รายการหมดเวลาทันที โดยไม่มีการชำระเงิน',
  leave: 'กลับไปโดยไม่ตอบ',
  leaveHint: 'รายการจะยังเปิดอยู่จนกว่าจะหมดเวลา',
  picture: 'รหัสสำหรับสแกน',
  successful: 'อนุมัติการชำระเงินแล้ว',
  authorized: 'อนุมัติการชำระเงินแล้ว',
  failed: 'การชำระเงินไม่ได้รับการอนุมัติ',
  expired: 'หมดเวลาชำระเงินรายการนี้แล้ว',
  reversed: 'ยกเลิกการชำระเงินรายการนี้แล้ว',
  pending: 'รายการนี้ยังไม่ได้ชำระ',
  close: 'คุณปิดหน้านี้และกลับไปที่ร้านค้าได้',
  waiting: 'รายการที่รอคำตอบ',
  none: 'ไม่มีรายการที่รอคำตอบ',
  missing: 'ไม่พบรายการชำระเงินนี้',
};

export type Language = 'en' | 'th';

export const payerWords = (language: Language): PayerWords => (language === 'th' ? thai : english);

/** The supported language that ranks highest in an Accept-Language header. */
export const payerLanguage = (acceptLanguage = ''): Language => {
  const preferred = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { tag, quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^(en|th)\b/.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return preferred[0]?.tag.startsWith('th') ? 'th' : 'en';
};
