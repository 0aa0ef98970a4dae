import type { Chance } from '#platform/random.ts';

/** What customers said on cancelling, invented like all of the demo. */
const reasons = {
  en: [
    'Our flight was moved to next month',
    'We take the train to Chiang Mai after all',
    'A friend lends us her car',
    'My daughter is ill, we stay at home',
    'The meeting in Rayong was called off',
  ],
  th: ['เลื่อนทริปไปเดือนหน้า', 'ได้รถของญาติแล้ว', 'ลูกไม่สบาย เลยไม่ได้เดินทาง', 'งานที่ระยองยกเลิก', 'เปลี่ยนใจไปเครื่องบินแทน'],
} as const;

/** Fewer than half say why. */
export const reasonOf = (language: 'en' | 'th', chance: Chance): string | null => {
  const reason = chance.pick(reasons[language]);
  return chance.is(0.4) ? reason : null;
};
