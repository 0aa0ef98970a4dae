import type { ClerkKind, CustomerKind } from '../../plan/kinds.ts';
import type { Act } from '../worker.ts';
import { book, bookByHand } from './book.ts';
import { block, closeGaps, drag, edit, unblock } from './calendar.ts';
import { cancel, changeAddons, changeDates, keepLonger, read } from './change.ts';
import { answerClaim, claim, decideClaim } from './claims.ts';
import { endDeposit, holdByLink, holdCard, leaveDeposit } from './deposits.ts';
import { cancelByStaff, confirm, lockVehicle, pickUp, takeBack } from './desk.ts';
import { issue, refund, sendTransfer, writeDownMoney } from './money.ts';
import { endAtProvider, payByCard, payBySource, payOffline } from './pay.ts';

export const customerActs: Readonly<Record<CustomerKind, Act>> = {
  book,
  'pay-by-card': payByCard,
  'pay-by-source': payBySource,
  'end-at-provider': endAtProvider,
  'pay-offline': payOffline,
  'change-dates': changeDates,
  'change-addons': changeAddons,
  'keep-longer': keepLonger,
  cancel,
  'hold-card': holdCard,
  'answer-claim': answerClaim,
  read,
};

export const clerkActs: Readonly<Record<ClerkKind, Act>> = {
  'book-by-hand': bookByHand,
  confirm,
  'lock-vehicle': lockVehicle,
  edit,
  drag,
  'close-gaps': closeGaps,
  'pick-up': pickUp,
  return: takeBack,
  block,
  unblock,
  'write-down-money': writeDownMoney,
  refund,
  'send-transfer': sendTransfer,
  issue,
  'cancel-by-staff': cancelByStaff,
  'hold-by-link': holdByLink,
  'leave-deposit': leaveDeposit,
  'end-deposit': endDeposit,
  claim,
  'decide-claim': decideClaim,
};
