import { Money } from '../../ui/money.tsx';
import { Part } from './part.tsx';

const swatches: Readonly<Record<string, string>> = {
  page: 'bg-page',
  surface: 'bg-surface',
  raised: 'bg-raised',
  sunken: 'bg-sunken',
  ground: 'bg-ground',
  stage: 'bg-stage',
  brand: 'bg-brand',
  'brand-soft': 'bg-brand-soft',
  accent: 'bg-accent',
  'accent-soft': 'bg-accent-soft',
  'success-soft': 'bg-success-soft',
  'warning-soft': 'bg-warning-soft',
  'danger-soft': 'bg-danger-soft',
  'info-soft': 'bg-info-soft',
  'line-control': 'bg-line-control',
};

export const Colours = () => (
  <Part id="colour" heading="Colour" text="By meaning only. The ramps behind the names are in tokens.css.">
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5">
      {Object.entries(swatches).map(([name, colour]) => (
        <li key={name} className="min-w-0 text-2xs text-muted">
          <span aria-hidden="true" className={`mb-1 block h-14 rounded-md border border-line ${colour}`} />
          {name}
        </li>
      ))}
    </ul>
  </Part>
);

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
