import type { Language } from '../languages/language.ts';

type Addressed = Readonly<{ address: string; city?: string; addressInThai: string | null }>;

/**
 * An address in the page's language, in English where it has no Thai one. The Thai address already includes the
 * province.
 */
export const addressIn = ({ address, city, addressInThai }: Addressed, language: Language): string =>
  (language === 'th' && addressInThai) || [address, city].filter(Boolean).join(', ');
