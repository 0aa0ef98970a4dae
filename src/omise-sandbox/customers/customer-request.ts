import { readMetadata } from '../charge-request.ts';
import { type Params, param, text } from '../wire/params.ts';
import type { Customer } from './customer.ts';

type Described = Partial<Pick<Customer, 'email' | 'description' | 'metadata'>>;

/** What a request says of a customer; what is not sent stays as it is. */
export const readDescription = (body: Params): Described => ({
  ...(param(body, 'email') !== undefined && { email: text(body, 'email') }),
  ...(param(body, 'description') !== undefined && { description: text(body, 'description') }),
  ...(param(body, 'metadata') !== undefined && { metadata: readMetadata(body) }),
});
