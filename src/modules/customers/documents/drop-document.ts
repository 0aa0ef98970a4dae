import type { Steps } from '#platform/context.ts';
import type { Files } from '#platform/files.ts';
import { openCustomer } from '../office/open-customer.ts';
import { customerSubject } from '../office/record-deed.ts';
import { documentFolder } from '../rules/document-file.ts';
import { documentNotFound } from '../rules/problems.ts';
import { removeDocument } from './document-store.ts';

/** Deletes a document of a customer for good. 404 `customers.document-not-found`. */
export const dropDocument = async (
  { step }: Steps,
  files: Files,
  which: { customerId: string; id: string },
): Promise<void> => {
  await step(async (ctx) => {
    const { customer } = await openCustomer(ctx, which.customerId);
    const removed = await removeDocument(ctx.tx, which);
    if (!removed) throw documentNotFound();
    await ctx.record({
      action: 'customer.document-removed',
      subject: customerSubject(customer),
      before: { kind: removed.kind },
    });
  });
  await files.deleteAll(documentFolder(which.id));
};
