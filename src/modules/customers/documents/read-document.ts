import type { Tx } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { findRecord } from '../office/record-store.ts';
import { customerNumber } from '../rules/customer-number.ts';
import { documentFile, documentName } from '../rules/document-file.ts';
import { documentNotFound } from '../rules/problems.ts';
import { findDocument } from './document-store.ts';

/** A document of a customer, to look at or to keep. 404 `customers.document-not-found`, also for another customer's. */
export const readDocument = async (tx: Tx, files: Files, which: { customerId: string; id: string }) => {
  const customer = await findRecord(tx, which.customerId);
  const document = await findDocument(tx, which);
  if (!customer || !document || !(await files.exists(documentFile(document.id)))) throw documentNotFound();
  const { type, kind, id } = document;
  return {
    type,
    name: documentName(customerNumber(customer.number), kind, type),
    content: await files.getBytes(documentFile(id)),
  };
};
