import { emailPattern, hasMailInjection, hasSomethingToRead, phonePattern } from '#kernel/people.ts';
import { isForward } from '#kernel/period.ts';
import { fieldProblem, wrongField, wrongForm } from '#kernel/problem.ts';

/** What a clerk wrote down for a manual booking; null or empty is missing. */
export type ManualForm = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  vehicleId: string | null;
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
  pickUpLocationId: string | null;
  dropOffLocationId: string | null;
}>;

export type FilledForm = Omit<ManualForm, 'vehicleId' | 'from' | 'until' | 'pickUpLocationId' | 'dropOffLocationId'> &
  Readonly<{
    vehicleId: string;
    from: Temporal.Instant;
    until: Temporal.Instant;
    pickUpLocationId: string;
    dropOffLocationId: string;
  }>;

/** 422 with the first thing that is missing: the customer, then vehicle, dates and places (docs/rules/manual-booking.md). */
export const filledForm = (form: ManualForm): FilledForm => {
  const { vehicleId, from, until, pickUpLocationId, dropOffLocationId, ...customer } = form;
  refuseNobody(customer);
  if (!vehicleId) throw wrongField('vehicleId', 'rental.vehicle-required');
  if (!from || !until) throw wrongField(from ? 'endDate' : 'startDate', 'rental.dates-required');
  if (!isForward({ from, until })) throw wrongField('endDate', 'rental.end-not-after-start');
  if (!pickUpLocationId || !dropOffLocationId)
    throw wrongField(pickUpLocationId ? 'dropoffLocationId' : 'pickupLocationId', 'rental.places-required');
  refuseWrongCustomer(customer);
  return { ...customer, vehicleId, from, until, pickUpLocationId, dropOffLocationId };
};

type Customer = Pick<ManualForm, 'firstName' | 'lastName' | 'email' | 'phone'>;

const refuseNobody = ({ firstName, lastName, phone }: Customer) => {
  const isSomebody = hasSomethingToRead(`${firstName}${lastName}`) && phone !== '';
  if (!isSomebody) throw wrongField('customerId', 'rental.customer-required');
};

const refuseWrongCustomer = ({ firstName, lastName, email, phone }: Customer) => {
  const wrong = {
    ...(hasMailInjection(`${firstName} ${lastName}`) && {
      firstName: fieldProblem('name.link'),
    }),
    ...(email !== '' && !emailPattern.test(email) && { customerEmail: fieldProblem('email.invalid') }),
    ...(!phonePattern.test(phone) && { customerPhone: fieldProblem('phone.invalid') }),
  };
  if (Object.keys(wrong).length > 0) throw wrongForm(wrong);
};

/** A name in one, as its first and its other words. */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
};
