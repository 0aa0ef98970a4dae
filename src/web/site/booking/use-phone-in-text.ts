import { useSite } from '../../shell/use-site.ts';

/** The number to call, for a text that names it; where the business has none, its variant `_noPhone`. */
export const usePhoneInText = () => {
  const { phone } = useSite();
  return phone ? { phone } : ({ phone, context: 'noPhone' } as const);
};
