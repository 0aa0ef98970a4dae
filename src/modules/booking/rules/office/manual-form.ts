import { emailPattern, hasSomethingToRead, isMoreThanName, phonePattern } from '#kernel/people.ts';
import { isForward } from '#kernel/period.ts';
import { wrongBooking } from '../problems.ts';

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

/** Checks what is missing in the order of document 2, section 5; 422 with the first sentence. Who it is comes first. */
export const filledForm = (form: ManualForm): FilledForm => {
  const { vehicleId, from, until, pickUpLocationId, dropOffLocationId, ...customer } = form;
  refuseNobody(customer);
  if (!vehicleId) throw wrongBooking({ vehicleId: 'Please select a vehicle' });
  if (!from || !until) throw wrongBooking({ [from ? 'endDate' : 'startDate']: 'Please select start and end dates' });
  if (!isForward({ from, until })) throw wrongBooking({ endDate: 'End date must be after start date' });
  if (!pickUpLocationId || !dropOffLocationId)
    throw wrongBooking({
      [pickUpLocationId ? 'dropoffLocationId' : 'pickupLocationId']: 'Please select pickup and dropoff locations',
    });
  refuseWrongCustomer(customer);
  return { ...customer, vehicleId, from, until, pickUpLocationId, dropOffLocationId };
};

type Customer = Pick<ManualForm, 'firstName' | 'lastName' | 'email' | 'phone'>;

const refuseNobody = ({ firstName, lastName, email, phone }: Customer) => {
  const isSomebody = hasSomethingToRead(`${firstName}${lastName}`) && email !== '' && phone !== '';
  if (!isSomebody) throw wrongBooking({ customerId: 'Please select or create a customer' });
};

const refuseWrongCustomer = ({ firstName, lastName, email, phone }: Customer) => {
  const wrong = {
    ...(isMoreThanName(`${firstName} ${lastName}`) && {
      firstName: 'Please write the name without links, with a space after a dot',
    }),
    ...(!emailPattern.test(email) && { customerEmail: 'Invalid email address' }),
    ...(!phonePattern.test(phone) && { customerPhone: 'Invalid phone number' }),
  };
  if (Object.keys(wrong).length > 0) throw wrongBooking(wrong);
};

/** A name in one, as its first and its other words. */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' ') };
};
