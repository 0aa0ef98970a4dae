import { randomUUID } from 'node:crypto';
import type { DocumentKind } from '#contract/office/customers.ts';
import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { encodeDocument } from '#platform/pictures/encode-document.ts';
import { openCustomer } from '../office/open-customer.ts';
import { customerSubject } from '../office/record-deed.ts';
import { documentFile, documentFolder } from '../rules/document-file.ts';
import { isPdf } from '../rules/is-pdf.ts';
import { notADocument } from '../rules/problems.ts';
import { addDocument, removeOfKind, type StoredDocument } from './document-store.ts';

type Sent = Readonly<{ customerId: string; kind: DocumentKind; bytes: Uint8Array }>;

/**
 * Keeps a document of a customer in place of the one before. The file is written before its row: what is left when that
 * fails has no row, and goes with `forget-lost-documents`. 422 `customers.document-unknown-kind` and such.
 */
export const keepDocument = async (
  { step, now, actor }: Steps,
  files: Files,
  { customerId, kind, bytes: sent }: Sent,
): Promise<StoredDocument> => {
  await step((ctx) => openCustomer(ctx, customerId));
  const { type, content } = await madeOf(sent);
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

const madeOf = async (sent: Uint8Array): Promise<{ type: StoredDocument['type']; content: Uint8Array }> => {
  if (isPdf(sent)) return { type: 'application/pdf', content: sent };
  const made = await encodeDocument(sent);
  if ('problem' in made) throw notADocument(made.problem);
  return { type: 'image/webp', content: made.webp };
};
