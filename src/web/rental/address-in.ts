import type { Language } from '../languages/language.ts';

type Addressed = Readonly<{ address: string; city?: string; addressInThai: string | null }>;

/** An address in the page's language, English where the business wrote no Thai one. The Thai one names its province itself. */
export const addressIn = ({ address, city, addressInThai }: Addressed, language: Language): string =>
  (language === 'th' && addressInThai) || [address, city].filter(Boolean).join(', ');
