import type { Operation } from '../document/operations.ts';
import type { Schema } from '../document/schema.ts';

/** What the document says of a status: itself, or its hundred as `4XX`. */
export const answeredTypes = ({ answers }: Operation, status: number): Readonly<Record<string, Schema>> | undefined =>
  answers[status] ?? answers[`${Math.floor(status / 100)}XX`];
