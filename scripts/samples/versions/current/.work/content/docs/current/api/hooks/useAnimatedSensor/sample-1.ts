declare function useAnimatedSensor(
  sensorType: SensorType.ROTATION,
  userConfig?: SensorConfig
): AnimatedSensor<SensorValueRotation>;

declare function useAnimatedSensor(
  sensorType: Exclude<SensorType, SensorType.ROTATION>,
  userConfig?: SensorConfig
): AnimatedSensor<SensorValue3D>;
export const useAnimatedSensorIncluded: typeof useAnimatedSensor = published('useAnimatedSensor');
export {};
