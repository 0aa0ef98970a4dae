import type { Failure } from '../../../api/failure.ts';

/** What is said when a customer could not be made (document 2, sections 5 and 8). A server that broke said nothing. */
export type CreateTrouble = 'taken' | 'required' | 'createAgain' | 'said' | 'create';

const TAKEN = 'Email address already exists';

export const createTrouble = ({
  status,
  message,
  fields,
}: Pick<Failure, 'status' | 'message' | 'fields'>): CreateTrouble => {
  const said = [message, ...Object.values(fields)].join(' ');
  if (said.includes(TAKEN)) return 'taken';
  if (said.includes('required')) return 'required';
  if (status === 0) return 'createAgain';
  return status < 500 ? 'said' : 'create';
};
