type Name = Readonly<{ en: string; th?: string | null | undefined }>;

/** A tax in a language. That of Thailand has its Thai name, whatever the settings call it in English. */
export const taxNameIn = ({ en, th }: Name, language: 'en' | 'th'): string => {
  if (language === 'en') return en;
  return th && th !== en ? th : en === 'VAT' ? 'ภาษีมูลค่าเพิ่ม' : en;
};
