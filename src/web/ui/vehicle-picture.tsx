type Props = {
  src: string;
  /** What the picture shows, in words; empty when the words stand beside it. */
  alt: string;
  /** True for the first pictures on a screen: they are fetched first. */
  urgent?: boolean;
  className?: string;
};

/** A vehicle on its lit floor. The ratio is fixed, so nothing moves when the picture arrives. */
export const VehiclePicture = ({ src, alt, urgent = false, className = 'px-2.5 pt-5 pb-1' }: Props) => (
  <div className={`bg-stage ${className}`}>
    <img
      src={src}
      alt={alt}
      width={580}
      height={252}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : undefined}
      decoding="async"
      className="aspect-[580/252] h-auto w-full object-contain"
    />
  </div>
);
