/** In Thai, initials are consonants: the vowels written before them are passed over. */
const notAnInitial = /[^\p{L}]|[\u0e40-\u0e44]/gu;

/** First name and initial of the last name: "Hannah K.", "มาลี ส." */
export const publicName = ({ firstName, lastName }: { firstName: string; lastName: string }): string => {
  const [initial] = lastName.normalize('NFC').replaceAll(notAnInitial, '');
  return initial ? `${firstName.trim()} ${initial.toLocaleUpperCase('en')}.` : firstName.trim();
};
