/** The folder of the files of customers’ documents. */
export const documentsFolder = 'customer-documents';

export const documentFolder = (id: string): string => `${documentsFolder}/${id}`;

export const documentFile = (id: string): string => `${documentFolder(id)}/copy`;

const endings = { 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/** The file name of a downloaded document. */
export const documentName = (customer: string, kind: string, type: keyof typeof endings): string =>
  `${customer}-${kind}.${endings[type]}`;
