// Names that the signatures and fragments of 3.x can use without declaring them.

// From the library.
type Library = typeof import('react-native-reanimated');
type AnimatableValue = import('react-native-reanimated').AnimatableValue;
type AnimatedSensor<T> = import('react-native-reanimated').AnimatedSensor<T>;
type AnimatedStyleProp<T> = import('react-native-reanimated').AnimatedStyleProp<T>;
type BaseAnimationBuilder = import('react-native-reanimated').BaseAnimationBuilder;
type EasingFunctionFactory = import('react-native-reanimated').EasingFunctionFactory;
type EntryAnimationsValues = import('react-native-reanimated').EntryAnimationsValues;
type EntryExitTransition = import('react-native-reanimated').EntryExitTransition;
type ExitAnimationsValues = import('react-native-reanimated').ExitAnimationsValues;
type Extrapolation = import('react-native-reanimated').Extrapolation;
type GestureHandlers<T, C extends Context> = import('react-native-reanimated').GestureHandlers<
  T,
  C
>;
type KeyboardState = import('react-native-reanimated').KeyboardState;
type LayoutAnimationsValues = import('react-native-reanimated').LayoutAnimationsValues;
type ScrollHandlers<C extends Context> = import('react-native-reanimated').ScrollHandlers<C>;
type SensorConfig = import('react-native-reanimated').SensorConfig;
type SensorValue3D = import('react-native-reanimated').SensorValue3D;
type SensorValueRotation = import('react-native-reanimated').SensorValueRotation;
type SharedValue<T> = import('react-native-reanimated').SharedValue<T>;
type StyleProps = import('react-native-reanimated').StyleProps;
declare namespace Animated {
  type ScrollView = import('react-native-reanimated').default.ScrollView;
}
declare namespace SensorType {
  type ROTATION = import('react-native-reanimated').SensorType.ROTATION;
}
type SensorType = import('react-native-reanimated').SensorType;
declare const Animated: Library['default'];
declare const BaseAnimationBuilder: Library['BaseAnimationBuilder'];
declare const cancelAnimation: Library['cancelAnimation'];
declare const combineTransition: Library['combineTransition'];
declare const Easing: Library['Easing'];
declare const FadeIn: Library['FadeIn'];
declare const FadeOut: Library['FadeOut'];
declare const getRelativeCoords: Library['getRelativeCoords'];
declare const interpolate: Library['interpolate'];
declare const interpolateColor: Library['interpolateColor'];
declare const Layout: Library['Layout'];
declare const runOnJS: Library['runOnJS'];
declare const useAnimatedGestureHandler: Library['useAnimatedGestureHandler'];
declare const useAnimatedScrollHandler: Library['useAnimatedScrollHandler'];
declare const useAnimatedStyle: Library['useAnimatedStyle'];
declare const useSharedValue: Library['useSharedValue'];
declare const withDecay: Library['withDecay'];
declare const withRepeat: Library['withRepeat'];
declare const withSequence: Library['withSequence'];
declare const withSpring: Library['withSpring'];
declare const withTiming: Library['withTiming'];

// From the library's typings, which do not export them.
type Context = Record<string, unknown>;
type DependencyList = ReadonlyArray<any>;
type Handler<T, C extends Context> = (event: T, context: C) => void;
type OnGestureEvent<T extends GestureHandlerGestureEvent> = (event: T) => void;
type OnScroll = (event: NativeSyntheticEvent<NativeScrollEvent>) => void;
type ScrollHandler<C extends Context> = (event: NativeScrollEvent, context: C) => void;

// From the packages that are used with the library.
type Component<P = {}, S = {}> = import('react').Component<P, S>;
type EasingFunction = import('react-native').EasingFunction;
type GestureHandlerGestureEvent = import('react-native-gesture-handler').GestureHandlerGestureEvent;
type ImageStyle = import('react-native').ImageStyle;
type NativeScrollEvent = import('react-native').NativeScrollEvent;
type NativeSyntheticEvent<T> = import('react-native').NativeSyntheticEvent<T>;
type PanGestureHandlerGestureEvent =
  import('react-native-gesture-handler').PanGestureHandlerGestureEvent;
type ReactNativeScrollView = import('react-native').ScrollView;
type RefObject<T> = import('react').RefObject<T>;
type ScrollView = import('react-native').ScrollView;
type TextStyle = import('react-native').TextStyle;
type ViewStyle = import('react-native').ViewStyle;
declare const Button: typeof import('react-native').Button;
declare const ScrollView: typeof import('react-native').ScrollView;
declare const Text: typeof import('react-native').Text;
declare const View: typeof import('react-native').View;

// From the samples that the fragments belong to.
declare const analytics: {track(name: string): void};
declare const colors: string[];
declare const corner: SharedValue<{x: number; y: number}>;
declare const event: import('react-native-gesture-handler').PanGestureHandlerEventPayload;
declare const offset: SharedValue<number>;
declare const p: number;
declare const progress: SharedValue<number>;
declare const leave: (key: number) => void;
type ParticipantProps = {name: string; onRemove: () => void};
declare const Participant: import('react').FC<ParticipantProps>;
declare const people: {key: number; name: string}[];
declare const tilt: SharedValue<number>;
declare const scrollY: SharedValue<number>;
declare const styles: {row: ViewStyle};
declare const transition: import('react-native-reanimated').SharedTransition;
declare const x: SharedValue<number>;
declare const zoneRef: RefObject<import('react-native').View>;
