import type { DataOf } from '../../../api/routes.ts';
import { textOf } from '../../../site/forms/form-text.ts';

const personal = ['firstName', 'lastName', 'email', 'phone'] as const;
const particulars = ['nationality', 'dateOfBirth', 'passportNumber', 'licenseNumber', 'licenseExpiryDate'] as const;
const address = ['street', 'city', 'state', 'country', 'zipCode'] as const;

export const neededFields: readonly CustomerField[] = personal;
export type CustomerField = (typeof personal | typeof particulars | typeof address)[number];
export type CustomerValues = Readonly<Record<CustomerField, string>>;

const fields: readonly CustomerField[] = [...personal, ...particulars, ...address];

type Known = DataOf<'PUT /admin/customers/:id'>;

export const emptyValues = Object.fromEntries(fields.map((name) => [name, ''])) as CustomerValues;

/** A customer as the form shows one. */
export const valuesOf = (customer: Known): CustomerValues => {
  const { firstName, lastName, email, phone } = customer;
  const known = particulars.map((name) => [name, customer[name] ?? '']);
  return {
    ...{ firstName, lastName, email, phone, ...customer.address },
    ...(Object.fromEntries(known) as Record<(typeof particulars)[number], string>),
  };
};

/** What was typed, without the spaces around it. */
export const typedValues = (form: FormData): CustomerValues =>
  Object.fromEntries(fields.map((name) => [name, textOf(form, name).trim()])) as CustomerValues;

/** What a customer must have and does not. */
export const missingFields = (values: CustomerValues): CustomerField[] =>
  neededFields.filter((name) => values[name] === '');

/** What is sent: what was left empty is nothing. Of a new customer an address counts with a street or a city. */
export const sentValues = (values: CustomerValues, { isNew }: { isNew: boolean }) => {
  const { firstName, lastName, email, phone, street, city, state, country, zipCode } = values;
  const facts = Object.fromEntries(particulars.map((name) => [name, values[name] || null]));
  const hasAddress = !isNew || street !== '' || city !== '';
  return {
    ...{ firstName, lastName, email, phone },
    ...(facts as Record<(typeof particulars)[number], string | null>),
    ...(hasAddress && { address: { street, city, state, country, zipCode } }),
  };
};

/** The field of the form that the server names, such as `address.city`. */
export const fieldNamed = (path: string): CustomerField | undefined =>
  fields.find((name) => path === name || path === `address.${name}`);
