type Name = Readonly<{ en: string; th?: string | null | undefined }>;

/** The name of a tax in a language. Without a Thai name, `VAT` gets the Thai term and any other name stays English. */
export const taxNameIn = ({ en, th }: Name, language: 'en' | 'th'): string => {
  if (language === 'en') return en;
  return th && th !== en ? th : en === 'VAT' ? 'ภาษีมูลค่าเพิ่ม' : en;
};
