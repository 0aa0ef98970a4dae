/** Initials in Thai are consonants: skips the vowels that are written before them. */
const notAnInitial = /[^\p{L}]|[\u0e40-\u0e44]/gu;

/** The first name with the initial of the last name: "Hannah K.", "มาลี ส." */
export const publicName = ({ firstName, lastName }: { firstName: string; lastName: string }): string => {
  const [initial] = lastName.normalize('NFC').replaceAll(notAnInitial, '');
  return initial ? `${firstName.trim()} ${initial.toLocaleUpperCase('en')}.` : firstName.trim();
};
