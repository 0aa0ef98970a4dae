import type { DraftCustomer } from '../state/draft.ts';

type CustomerProblem = Readonly<{
  field: keyof DraftCustomer;
  sentence:
    | 'firstNameRequired'
    | 'lastNameRequired'
    | 'emailRequired'
    | 'emailInvalid'
    | 'phoneRequired'
    | 'phoneInvalid'
    | 'licenseRequired'
    | 'licenseInvalid';
}>;

/** The required fields, in the order of the form. */
const customerFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'licenseNumber',
] as const satisfies readonly (keyof DraftCustomer)[];

const required = {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  email: 'emailRequired',
  phone: 'phoneRequired',
  licenseNumber: 'licenseRequired',
} as const;

/** The contract's patterns, so that the server accepts what passes here. */
const shapes = {
  email: { looks: /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[A-Za-z]{2,}$/, sentence: 'emailInvalid' },
  phone: { looks: /^[+0-9 ()./-]{5,40}$/, sentence: 'phoneInvalid' },
  licenseNumber: { looks: /[\p{L}\p{N}]/u, sentence: 'licenseInvalid' },
} as const;
const isShaped = (field: keyof DraftCustomer): field is keyof typeof shapes => Object.hasOwn(shapes, field);

/** The problems in the customer's details. A field of only spaces counts as empty. */
export const customerProblems = (customer: DraftCustomer): CustomerProblem[] =>
  customerFields.flatMap((field): CustomerProblem[] => {
    const value = customer[field].trim();
    if (value === '') return [{ field, sentence: required[field] }];
    const shape = isShaped(field) ? shapes[field] : undefined;
    return shape && !shape.looks.test(value) ? [{ field, sentence: shape.sentence }] : [];
  });
