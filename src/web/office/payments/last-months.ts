const MONTHS = 24;

/** The month of a day and those before it, newest first: `2026-11`. */
export const lastMonths = (today: string): string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) => {
    const count = year * 12 + month - 1 - ago;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
};
