import { apiContext } from '../../../api/contexts.ts';
import type { Route } from './+types/payment';
import { Counter } from './counter.tsx';
import { Holding } from './holding.tsx';
import { Methods } from './methods/methods.tsx';
import { Provider } from './provider.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  methods: await context.get(apiContext).call('GET /admin/payment-methods'),
});

/** `/admin/settings/payment`: who takes the money, and in which ways. */
const Payment = ({ loaderData: { methods } }: Route.ComponentProps) => (
  <>
    <Provider />
    <Counter />
    <Holding />
    <Methods found={methods} />
  </>
);
export default Payment;
