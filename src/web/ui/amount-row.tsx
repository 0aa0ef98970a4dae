import { Money } from './money.tsx';

/** A row of a `dl`: a name on the left and its amount in baht on the right. */
export const AmountRow = ({ name, baht, look = '' }: { name: string; baht: number; look?: string }) => (
  <div className={`flex justify-between gap-4 ${look}`}>
    <dt>{name}</dt>
    <dd>
      <Money baht={baht} />
    </dd>
  </div>
);
