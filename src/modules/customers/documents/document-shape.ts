import type { CustomerDocument } from '#contract/office/customers.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Tx } from '#platform/database/database.ts';
import { listDocuments, type StoredDocument } from './document-store.ts';

export const shownDocument = ({ id, kind, type, bytes, createdAt }: StoredDocument): CustomerDocument => ({
  ...{ id, kind, type, bytes },
  createdAt: toBangkokText(createdAt),
});

/** What is kept of a customer’s documents, without their bytes. */
export const documentsOf = async (tx: Tx, customerId: string): Promise<CustomerDocument[]> =>
  (await listDocuments(tx, customerId)).map(shownDocument);
