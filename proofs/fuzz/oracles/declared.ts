import type { Operation } from '../document/operations.ts';
import type { Schema } from '../document/schema.ts';

/** The response schemas of a status, by the status itself or by its class, such as `4XX`. */
export const answeredTypes = ({ answers }: Operation, status: number): Readonly<Record<string, Schema>> | undefined =>
  answers[status] ?? answers[`${Math.floor(status / 100)}XX`];
