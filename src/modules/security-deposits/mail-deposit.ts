import { toBaht } from '#kernel/money.ts';
import { type CustomerMail, type DepositEndOf, mailCustomer } from '#modules/booking/index.ts';
import { type DepositEnd, depositEndedMail, depositHeldMail, depositNotRenewedMail } from '#modules/notices/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { momentText } from '#words/moment-text.ts';
import { findStanding, newestHoldOf } from './card-hold/card-hold-store.ts';
import type { DepositNews } from './deposit-news.ts';
import { RENEWED_DAYS } from './rules/card-hold.ts';
import { givenBack } from './rules/security-deposit.ts';
import { depositsOf, findDeposit, isMailed, type SecurityDeposit } from './security-deposit-store.ts';

type Tell = DepositNews & Readonly<{ publicUrl: string }>;

/** Mails a customer that a deposit is held, that its card declined another hold, or what became of it, each once. */
export const mailDeposit = async (ctx: Context, { depositId, news, publicUrl }: Tell): Promise<void> => {
  const deposit = await findDeposit(ctx.tx, depositId);
  const mail = deposit && (await mailOf(ctx.tx, deposit, news));
  if (mail) await mailCustomer(ctx, deposit.bookingId, mail, publicUrl, { occasion: mail.occasion });
};

type DepositMail = CustomerMail & Readonly<{ occasion: string }>;

const mailOf = async (tx: Tx, deposit: SecurityDeposit, news: DepositNews['news']): Promise<DepositMail | null> => {
  if (news === 'ended') return endedMail(tx, deposit);
  const standing = deposit.endedAt ? undefined : await findStanding(tx, deposit.id);
  if (!standing) return null;
  const { expiresAt } = standing;
  const held = { amount: toBaht(deposit.amount), card: cardOf(standing) };
  if (news === 'held')
    return {
      kind: 'deposit-held',
      occasion: deposit.id,
      write: (data, language) => {
        const until = expiresAt && momentText(expiresAt, language);
        return depositHeldMail(data, { ...held, until, renewedDays: RENEWED_DAYS }, language);
      },
    };
  return (
    expiresAt && {
      kind: 'deposit-not-renewed',
      occasion: standing.id,
      write: (data, language) =>
        depositNotRenewedMail(data, { ...held, until: momentText(expiresAt, language) }, language),
    }
  );
};

const endedMail = async (tx: Tx, deposit: SecurityDeposit): Promise<DepositMail | null> => {
  const end = await endOf(tx, deposit);
  if (!end || (await isMailed(tx, deposit, 'late-return'))) return null;
  return {
    kind: 'deposit-ended',
    occasion: deposit.id,
    write: (data, language) => depositEndedMail(data, end, language),
  };
};

/** For the mail of a late return, see `DepositEndOf`. */
export const depositEndOf: DepositEndOf = async (tx, bookingId, since) => {
  const isSince = ({ endedAt }: SecurityDeposit) => endedAt && Temporal.Instant.compare(endedAt, since) >= 0;
  const deposit = (await depositsOf(tx, bookingId)).findLast(isSince);
  const end = deposit && (await endOf(tx, deposit));
  if (!end || (await isMailed(tx, deposit, 'deposit-ended'))) return null;
  return { ...end, paymentId: deposit.paymentId };
};

/** Null while it is with the business. */
const endOf = async (tx: Tx, deposit: SecurityDeposit): Promise<DepositEnd | null> => {
  const { id, amount, kept, methodType: method } = deposit;
  const back = givenBack(deposit);
  if (kept === null || back === null) return null;
  const card = method === 'card' ? cardOf(returnedRow(await newestHoldOf(tx, id))) : null;
  return { amount: toBaht(amount), kept: toBaht(kept), back: toBaht(back), method, card };
};

const cardOf = ({
  cardBrand: brand,
  cardLastDigits: lastDigits,
}: NonNullable<Awaited<ReturnType<typeof newestHoldOf>>>) => (brand && lastDigits ? { brand, lastDigits } : null);
