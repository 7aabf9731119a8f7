export default {
  title: 'Settings',
};
