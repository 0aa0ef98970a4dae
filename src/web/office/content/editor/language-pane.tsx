import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { controlClass, Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Mark } from './marked-text.ts';
import { examplesIn, Marks, markIn } from './marks.tsx';
import { missingParts, type Placeholders } from './page-draft.ts';
import { picturesIn } from './pictures-in.ts';
import { ShowSwitch, TextPreview } from './text-preview.tsx';
import type { PageForm } from './use-page-draft.ts';

type Props = {
  language: 'en' | 'th';
  form: PageForm;
  errors: Readonly<Record<string, string>>;
  placeholders: Placeholders;
  isPreview: boolean;
  onShow: (isPreview: boolean) => void;
};

const names = { en: 'English', th: 'ไทย' } as const;
const fieldsOf = {
  en: { title: 'title', content: 'content', meta: 'metaDescription' },
  th: { title: 'titleInThai', content: 'contentInThai', meta: 'metaDescriptionInThai' },
} as const;

const keys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

/** A page in one language: title, content as editor or preview, and description. */
export const LanguagePane = ({ language, form, errors, placeholders, isPreview, onShow }: Props) => {
  const t = useWords('officeContent');
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, set } = form;
  const fields = fieldsOf[language];
  const star = language === 'en' ? ' *' : '';
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const mark = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
    if (!mark || event.altKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    markIn(event.currentTarget, mark, examplesIn(t));
  };
  return (
    <section aria-label={names[language]} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 lang={language} className="text-sm font-semibold">
          {names[language]}
        </h2>
        <Completeness language={language} title={draft[fields.title]} content={draft[fields.content]} />
        <ShowSwitch name={names[language]} isPreview={isPreview} onShow={onShow} />
      </div>
      <TextField
        label={`${t('fields.title')}${star}`}
        lang={language}
        required={language === 'en'}
        maxLength={200}
        value={draft[fields.title]}
        error={errors[fields.title]}
        onChange={({ currentTarget }) => set({ [fields.title]: currentTarget.value })}
      />
      {isPreview ? (
        <TextPreview
          language={language}
          title={draft[fields.title]}
          content={draft[fields.content]}
          slug={draft.slug}
        />
      ) : (
        <Field
          label={`${t('fields.content')}${star}`}
          error={errors[fields.content]}
          hint={t('marks.hint', { braces: '{{siteName}}' })}
        >
          {(control) => (
            <div>
              <Marks area={area} placeholders={placeholders} language={language} />
              <textarea
                {...control}
                ref={area}
                lang={language}
                rows={15}
                required={language === 'en'}
                spellCheck
                value={draft[fields.content]}
                onChange={({ currentTarget }) => set({ [fields.content]: currentTarget.value })}
                onKeyDown={onKeyDown}
                style={{ minHeight: 'calc(15lh + 1.625rem)' }}
                className={`${controlClass} field-sizing-content max-h-[80dvh] rounded-t-none! py-3 leading-body`}
              />
            </div>
          )}
        </Field>
      )}
      <Pictures text={draft[fields.content]} />
      <MetaField
        lang={language}
        value={draft[fields.meta]}
        error={errors[fields.meta]}
        onChange={(value) => set({ [fields.meta]: value })}
      />
    </section>
  );
};

/** Says while somebody writes that pictures are left out, wherever they come from. */
const Pictures = ({ text }: { text: string }) => {
  const t = useWords('officeContent', 'pictures');
  const pictures = picturesIn(text);
  if (pictures.length === 0) return null;
  return (
    <Alert tone="warning" title={t('title')}>
      <span className="wrap-anywhere">{pictures.join(', ')}</span>
    </Alert>
  );
};

const Completeness = ({ language, title, content }: { language: 'en' | 'th'; title: string; content: string }) => {
  const t = useWords('officeContent', 'part');
  const missing = missingParts(title, content);
  if (missing === 0) return <Badge tone="success">{t('complete')}</Badge>;
  if (language === 'th' && missing === 2) return <Badge>{t('none')}</Badge>;
  return <Badge tone="warning">{t('missing', { count: missing })}</Badge>;
};

/** Characters that search engines show. A guide, not a limit. */
const GUIDE = 160;

type MetaFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  lang: 'en' | 'th';
};

/** The description for search engines, with its length. */
const MetaField = ({ value, onChange, error, lang }: MetaFieldProps) => {
  const t = useWords('officeContent', 'fields');
  const count = [...value].length;
  const hint = (
    <>
      {t('count', { count })}
      {count > GUIDE && <span className="font-medium text-danger"> {t('tooLong')}</span>}
    </>
  );
  return (
    <TextArea
      label={t('meta')}
      rows={2}
      required={false}
      lang={lang}
      value={value}
      error={error}
      hint={hint}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
