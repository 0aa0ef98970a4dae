import { useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { AnySection } from './save-section.ts';
import { SavedBy } from './section-notices.tsx';

type Props = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  /** The value to save: the mask of the saved secret, a new text, or null for none. */
  value: string | null;
  /** The mask of the saved secret; null if there is none. */
  base: string | null;
  onChange: (value: string | null) => void;
  last: AnySection['savedLast'];
  disabled?: boolean;
};

/** A secret that can be set, replaced and removed, but never read. */
export const SecretField = ({ value, base, onChange, last, disabled = false, ...field }: Props) => {
  const t = useWords('settings', 'section.secret');
  // A new version means that the secret was saved, so the field shows it as set.
  const version = last?.version ?? 0;
  const [replacedAt, setReplacedAt] = useState<number | null>(null);
  const isTyped = value !== null && value !== base;
  const keep = () => {
    setReplacedAt(null);
    onChange(base);
  };
  if (base === null || isTyped || (value === base && replacedAt === version))
    return (
      <div className="grid content-start justify-items-stretch gap-1">
        <PasswordField
          {...field}
          value={isTyped ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? base : currentTarget.value)}
          disabled={disabled}
          required={false}
          autoComplete="new-password"
        />
        {base !== null && (
          <Button size="xs" look="quiet" className="justify-self-start" onClick={keep}>
            {t('keep')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span className="text-sm font-medium">{field.label}</span>
      <fieldset
        id={field.id}
        aria-label={field.label}
        tabIndex={-1}
        className="flex min-h-(--control) flex-wrap items-center gap-x-2 rounded-md border border-line-control px-2.5 py-0.5 text-xs"
      >
        {value === null ? (
          <Badge tone="warning">{t('removed')}</Badge>
        ) : (
          <>
            <Badge tone="success">{t('set')}</Badge>
            <SavedBy last={last} />
          </>
        )}
        <span className="ml-auto flex">
          {value === null ? (
            <Button size="xs" look="quiet" onClick={keep}>
              {t('keep')}
            </Button>
          ) : (
            <>
              <Button size="xs" look="quiet" disabled={disabled} onClick={() => setReplacedAt(version)}>
                {t('replace')}
              </Button>
              <Button size="xs" look="quiet" disabled={disabled} onClick={() => onChange(null)}>
                {t('remove')}
              </Button>
            </>
          )}
        </span>
      </fieldset>
    </div>
  );
};
