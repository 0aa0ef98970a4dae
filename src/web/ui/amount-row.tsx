import { Money } from './money.tsx';

/** A name and its amount in baht, at both ends of a line of a `dl`. */
export const AmountRow = ({ name, baht, look = '' }: { name: string; baht: number; look?: string }) => (
  <div className={`flex justify-between gap-4 ${look}`}>
    <dt>{name}</dt>
    <dd>
      <Money baht={baht} />
    </dd>
  </div>
);
