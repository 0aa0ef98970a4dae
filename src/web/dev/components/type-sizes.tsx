import { Money } from '../../ui/money.tsx';
import { Part } from './part.tsx';

export const TypeSizes = () => (
  <Part
    id="type"
    heading="Type"
    text="Anuphan, one variable file for each script. Thai has more line height and no tracking."
  >
    <div className="grid gap-2.5">
      <p className="text-4xl leading-tight font-semibold tracking-tight">The whole price</p>
      <p lang="th" className="text-3xl leading-snug font-semibold">
        เห็นราคาทั้งหมดก่อนเลือกรถ
      </p>
      <p className="text-2xl font-semibold">Showing 31 vehicles</p>
      <p className="text-xl font-semibold">Choose your cover</p>
      <p>Rent a car in Bangkok and see the total for your dates.</p>
      <p lang="th" className="leading-body">
        เช่ารถในกรุงเทพฯ เห็นยอดรวมสำหรับวันของคุณ
      </p>
      <p className="text-sm text-muted">Secondary, 14 px. Full refund until 48 hours before pick-up.</p>
      <p className="text-xs text-subtle">
        Captions, 13 px. Two hours of turnover between rentals.{' '}
        <Money baht={10647} className="font-semibold text-ink" />
      </p>
    </div>
  </Part>
);
