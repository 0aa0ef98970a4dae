import type { MessageShape, WholeMessageShape } from '#contract/contact.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { customerNumber } from '#modules/customers/index.ts';
import type { Message } from './message-store.ts';
import type { MessageDetails } from './message-use-cases.ts';
import type { StoredReply } from './reply-store.ts';
import type { SenderBooking } from './sender-store.ts';

export const messageShape = (message: Message): MessageShape => {
  const { id, name, email, subject, message: text, language, status, createdAt } = message;
  return { id, name, email, subject, message: text, language, status, createdAt: toBangkokText(createdAt) };
};

export const messageDetailsShape = ({
  message,
  customer,
  replies,
  bookings,
  others,
}: MessageDetails): WholeMessageShape => ({
  ...messageShape(message),
  replies: replies.map(replyShape),
  customer: customer
    ? {
        id: customer.id,
        name: `${customer.firstName} ${customer.lastName}`,
        customerNumber: customerNumber(customer.number),
      }
    : null,
  bookings: bookings.map(bookingShape),
  others: others.map(({ createdAt, ...other }) => ({ ...other, createdAt: toBangkokText(createdAt) })),
});

const replyShape = ({ id, text, byName, createdAt, mail }: StoredReply) => ({
  id,
  text,
  by: byName,
  mail,
  at: toBangkokText(createdAt),
});

const bookingShape = ({ reference, pickUpAt, dropOffAt, ...booking }: SenderBooking) => ({
  ...booking,
  bookingNumber: reference,
  pickupDate: toBangkokText(pickUpAt),
  returnDate: toBangkokText(dropOffAt),
});
