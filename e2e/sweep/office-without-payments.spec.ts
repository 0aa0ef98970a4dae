import { query } from '../journey-database.ts';
import { test } from '../journey-test.ts';
import { expectTexts } from '../office-html.ts';
import { person, signIn } from '../sign-in.ts';

test('a business without payments says that there are none', async ({ context }) => {
  await signIn(context, await person('STAFF', 'Ploy', 'Nakarin'));
  await query('truncate payment_attempt, ledger_entry cascade');
  await expectTexts(context, '/admin/payments', ['No transactions No payment transactions have been processed yet.']);
});
