jest.mock('react-native-reanimated', () => {
  const React = require('react');
  const mock = require('react-native-reanimated/mock');

  const useValue = initial => React.useRef(new mock.Value(initial)).current;
  mock.useValue = useValue;
  mock.default.useValue = useValue;
  mock.default.addWhitelistedNativeProps = () => {};
  mock.default.addWhitelistedUIProps = () => {};

  return mock;
});
