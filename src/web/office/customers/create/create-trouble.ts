import type { Failure } from '../../../api/failure.ts';

/** What is said when a customer could not be made (document 2, sections 5 and 8). A server that broke said nothing. */
export type CreateTrouble = 'taken' | 'required' | 'createAgain' | 'said' | 'create';

export const createTrouble = ({
  status,
  error,
  fields,
}: Pick<Failure, 'status' | 'error' | 'fields'>): CreateTrouble => {
  if (error === 'customers.email-taken') return 'taken';
  if (Object.values(fields).some(({ code }) => isOfMissing(code))) return 'required';
  if (status === 0) return 'createAgain';
  return status < 500 ? 'said' : 'create';
};

const isOfMissing = (code: string) => code === 'customers.needed' || code.endsWith('required');
