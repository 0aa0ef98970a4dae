type Document = Readonly<{ id: string; number: string; replaces: string | null }>;

/** The number that now stands for each number that was replaced, also more than once. */
export const newNumbers = (documents: readonly Document[]): ReadonlyMap<string, string> => {
  const standsFor = (document: Document): Document => {
    const next = documents.find(({ replaces }) => replaces === document.id);
    return next ? standsFor(next) : document;
  };
  return new Map(documents.map((document) => [document.number, standsFor(document).number]));
};
