// Names that the signatures of 1.x can use without declaring them.

// From the library, where some types have another name and some are not exported.
type Library = typeof import('react-native-reanimated');
type AnimatedClock = import('react-native-reanimated').default.Clock;
type AnimatedNode<T> = import('react-native-reanimated').default.Node<T>;
declare const AnimatedNode: Library['default']['Node'];
type AnimatedValue<T extends Value> = import('react-native-reanimated').default.Value<T>;
type Adaptable<T> = import('react-native-reanimated').default.Adaptable<T>;
type BackwardCompatibleWrapper =
  import('react-native-reanimated').default.BackwardCompatibleWrapper;
type EasingFunction = import('react-native-reanimated').default.EasingFunction;
type Extrapolate = import('react-native-reanimated').default.Extrapolate;
type InterpolationConfig = Parameters<Library['interpolate']>[1];
type Mapping = import('react-native-reanimated').default.Mapping;
type SpringConfig = import('react-native-reanimated').default.SpringConfig;
type SpringConfigWithBouncinessAndSpeed = Parameters<
  Library['SpringUtils']['makeConfigFromBouncinessAndSpeed']
>[0];
type SpringConfigWithOrigamiTensionAndFriction = Parameters<
  Library['SpringUtils']['makeConfigFromOrigamiTensionAndFriction']
>[0];
type TimingConfig = import('react-native-reanimated').default.TimingConfig;

// From the library's typings, which do not export them.
type EventArgFunc<T> = (arg: T) => AnimatedNode<number>;
type EventMapping<T> = T extends object
  ? {[K in keyof T]?: EventMapping<T[K]> | EventArgFunc<T[K]>}
  : Adaptable<T> | EventArgFunc<T>;
type EventMappingArray<T> =
  T extends Array<any> ? {[I in keyof T]: EventMapping<T[I]>} : [EventMapping<T>];
type Value = string | number | boolean;

// From React.
declare const Component: typeof import('react').Component;
