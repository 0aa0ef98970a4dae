import { api } from '../../../api/browser.ts';
import { useLatest } from '../../../shell/use-latest.ts';
import type { PeriodTexts } from '../booking-form.ts';

/** The add-ons with what is free of them over a period, and the insurance that is sold for a category. */
export const useOfferedExtras = (period: PeriodTexts | null, categoryId: string | null) => {
  const query = period ?? {};
  const addons = useLatest(JSON.stringify(query), (signal) => api.call('GET /addons/available', { query, signal }), {
    pauseMs: 200,
  });
  const packages = useLatest(categoryId, async (signal) =>
    categoryId === null
      ? null
      : api.call('GET /insurance/packages/category/:categoryId', { params: { categoryId }, signal }),
  );
  return { addons, packages };
};

export type OfferedExtras = ReturnType<typeof useOfferedExtras>;
