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
