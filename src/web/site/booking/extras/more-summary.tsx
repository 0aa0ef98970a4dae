import { Icon } from '../../../ui/icons.tsx';

type Props = {
  text: string;
  /** The name of what is expanded, for screen readers. */
  about: string;
};

/** The summary that expands the rest of a text; for a `details` with the class `group/more`. */
export const MoreSummary = ({ text, about }: Props) => (
  <summary className="inline-flex min-h-6 touch:min-h-11 cursor-pointer items-center gap-1 text-xs underline decoration-line-control underline-offset-3 hover:text-ink">
    {text}
    <Icon name="down" className="size-3.5 quick group-open/more:rotate-180" />
    <span className="sr-only">{about}</span>
  </summary>
);
