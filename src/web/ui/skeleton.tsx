/** A placeholder in the shape of its content; set the size with `className`. Hidden from screen readers. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-shimmer bg-shimmer rounded-md ${className}`} />
);
