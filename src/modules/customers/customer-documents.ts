import { randomUUID } from 'node:crypto';
import type { CustomerDocument, DocumentKind } from '#contract/office/customers.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { Steps } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { encodeDocument } from '#platform/pictures/encode-document.ts';
import { isPdf } from '#platform/pictures/is-pdf.ts';
import { findRecord } from './customer-record-store.ts';
import { customerSubject } from './customer-shape.ts';
import {
  addDocument,
  findCustomerDocument,
  listDocuments,
  removeDocument,
  removeOfKind,
  type StoredDocument,
} from './document-store.ts';
import { openCustomer } from './open-customer.ts';
import { customerNumber } from './rules/customer-number.ts';
import { documentFile, documentFolder, documentName } from './rules/document-file.ts';
import { customerDocumentNotFound, notADocument } from './rules/problems.ts';

type Sent = Readonly<{ customerId: string; kind: DocumentKind; bytes: Uint8Array }>;

/**
 * Saves a customer's document, replacing the previous one of its kind. The file is written before its row: a file left
 * without a row by a failure is deleted by `forget-lost-documents`. 422 `customers.document-unknown-kind` and the like.
 */
export const saveDocument = async (
  { step, now, actor }: Steps,
  files: Files,
  { customerId, kind, bytes: sent }: Sent,
): Promise<StoredDocument> => {
  await step((ctx) => openCustomer(ctx, customerId));
  const { type, content } = await convert(sent);
  const id = randomUUID();
  await files.put(documentFile(id), content);
  const createdBy = actor.user?.id ?? null;
  const document = { id, customerId, kind, type, bytes: content.length, createdAt: now, createdBy };
  const before = await step(async (ctx) => {
    const { customer } = await openCustomer(ctx, customerId);
    const replaced = await removeOfKind(ctx.tx, customerId, kind);
    await addDocument(ctx.tx, document);
    await ctx.record({ action: 'customer.document-added', subject: customerSubject(customer), after: { kind } });
    return replaced;
  });
  if (before) await files.deleteAll(documentFolder(before));
  return document;
};

const convert = async (sent: Uint8Array): Promise<{ type: StoredDocument['type']; content: Uint8Array }> => {
  if (isPdf(sent)) return { type: 'application/pdf', content: sent };
  const encoded = await encodeDocument(sent);
  if ('problem' in encoded) throw notADocument(encoded.problem);
  return { type: 'image/webp', content: encoded.webp };
};

/**
 * Reads a customer's document with its bytes. 404 `customers.document-not-found`, also for another customer's document.
 */
export const readDocument = async (tx: Tx, files: Files, which: { customerId: string; id: string }) => {
  const customer = await findRecord(tx, which.customerId);
  const document = await findCustomerDocument(tx, which);
  if (!customer || !document || !(await files.exists(documentFile(document.id)))) throw customerDocumentNotFound();
  const { type, kind, id } = document;
  return {
    type,
    name: documentName(customerNumber(customer.number), kind, type),
    content: await files.getBytes(documentFile(id)),
  };
};

/** Permanently deletes a customer's document. 404 `customers.document-not-found`. */
export const deleteDocument = async (
  { step }: Steps,
  files: Files,
  which: { customerId: string; id: string },
): Promise<void> => {
  await step(async (ctx) => {
    const { customer } = await openCustomer(ctx, which.customerId);
    const removed = await removeDocument(ctx.tx, which);
    if (!removed) throw customerDocumentNotFound();
    await ctx.record({
      action: 'customer.document-removed',
      subject: customerSubject(customer),
      before: { kind: removed.kind },
    });
  });
  await files.deleteAll(documentFolder(which.id));
};

export const customerDocumentShape = ({ id, kind, type, bytes, createdAt }: StoredDocument): CustomerDocument => ({
  id,
  kind,
  type,
  bytes,
  createdAt: toBangkokText(createdAt),
});

/** A customer’s documents, without their bytes. */
export const documentsOf = async (tx: Tx, customerId: string): Promise<CustomerDocument[]> =>
  (await listDocuments(tx, customerId)).map(customerDocumentShape);
