/**
 * What stands for a category in addresses: its name in small letters, numbered where another has it. A name without
 * Latin letters is called `category`.
 */
export const categorySlug = (name: string, taken: readonly string[]): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = plain || 'category';
  let slug = base;
  for (let number = 2; taken.includes(slug); number += 1) slug = `${base}-${number}`;
  return slug;
};
